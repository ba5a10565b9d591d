/** Patterns in the user agents of programs; an empty user agent counts as a program as well. */
const names = /bot|crawl|spider|slurp|headless|preview|python|curl|wget|java\/|go-http/i;

/** Whether the user agent is a program's; programs are left out when visits of people are counted. */
export function isProgram(agent: string): boolean {
  return agent.trim() === '' || names.test(agent);
}
