const token = 'figures-for-tests-only';

/** The environment of a portal whose metrics a test reads. */
export const metricsEnv = { METRICS_TOKEN: token };

/** The headers with which the test reads them. */
export const metricsReader = { authorization: `Bearer ${token}` };
