import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Lints the API description with the recommended rules of a published linter. */
export async function findApiProblems(document: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: document, config });
  return problems.map(({ ruleId, message, location: [where] }) => {
    const pointer = where?.pointer ?? '';
    return `docs/api/openapi.json ${pointer}: ${message} (${ruleId})`;
  });
}
