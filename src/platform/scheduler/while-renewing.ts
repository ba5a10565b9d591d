type Renewal = { readonly everyMs: number; renew(): Promise<unknown> };

/**
 * Keeps a claim for as long as the work takes. A renewal that fails leaves the claim to lapse; the work goes on, and
 * its end is told anyway.
 */
export async function whileRenewing<T>(
  { everyMs, renew }: Renewal,
  work: () => Promise<T>,
): Promise<T> {
  const renewing = setInterval(() => renew().catch(() => undefined), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
