import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What the recommended rules of a published linter say against a description of the API. */
export async function findApiProblems(document: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: document, config });
  return problems.map(({ ruleId, message, location: [where] }) => {
    const pointer = where?.pointer ?? '';
    return `docs/api/openapi.json ${pointer}: ${message} (${ruleId})`;
  });
}
