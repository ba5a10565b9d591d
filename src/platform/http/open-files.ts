/** Files, children and the database need what the system lets a process open as well. */
const SHARE_FOR_CONNECTIONS = 1 / 2;

type Limits = { readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } } };

/** How many connections the system leaves room for; Node has raised the limit as far as it may at the start. */
export function roomForConnections(): number {
  const { report } = process;
  // Names of whoever is connected would have to be looked up.
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as Limits;
  const openFiles = Number(userLimits?.open_files?.soft);
  return openFiles > 0 ? Math.floor(openFiles * SHARE_FOR_CONNECTIONS) : Number.POSITIVE_INFINITY;
}
