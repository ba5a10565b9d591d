const token = 'figures-for-tests-only';

/** What a portal is started with whose figures a test reads. */
export const metricsEnv = { METRICS_TOKEN: token };

/** What the test shows for them. */
export const metricsReader = { authorization: `Bearer ${token}` };
