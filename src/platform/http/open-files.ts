/** Files, child processes and the database need file descriptors as well. */
const SHARE_FOR_CONNECTIONS = 1 / 2;

type Limits = { readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } } };

/** How many connections the limit on open files leaves room for. Node raises that limit as far as it may at startup. */
export function roomForConnections(): number {
  const { report } = process;
  // Otherwise the report would resolve the host names of all connected clients.
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as Limits;
  const openFiles = Number(userLimits?.open_files?.soft);
  return openFiles > 0 ? Math.floor(openFiles * SHARE_FOR_CONNECTIONS) : Number.POSITIVE_INFINITY;
}
