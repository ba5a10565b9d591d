/** What programs that read pages call themselves; one that says nothing is a program, too. */
const names = /bot|crawl|spider|slurp|headless|preview|python|curl|wget|java\/|go-http/i;

/** Whether it is a program by its own words: what people do is counted without it. */
export function isProgram(agent: string): boolean {
  return agent.trim() === '' || names.test(agent);
}
