/** A place in the router's source: a stretch of it, or from a first line up to where a next one begins. */
type Edit = {
  readonly from: string;
  /** Everything before this goes too; it stays itself. */
  readonly until?: string;
  readonly becomes: string;
};

/** `useFetcher` loads and sends beside a navigation. Ours are calls of the query client. */
const fetchers: readonly Edit[] = [
  {
    from: '\tasync function fetch(key,',
    until: '\tasync function startRedirectNavigation(',
    becomes: '',
  },
  { from: '\tfunction updateFetcherState(', until: '\tfunction getBlocker(', becomes: '' },
  { from: '\t\tfetch,\n', becomes: '' },
  { from: '\t\tgetFetcher,\n', until: '\t\tdispose,\n', becomes: '' },
  {
    from: '\t\tstate.fetchers.forEach((_, key) => deleteFetcher(',
    until: '\t\tstate.blockers',
    becomes: '',
  },
  { from: '\t\tlet unmountedFetchers = [];\n', until: '\t\t[...subscribers]', becomes: '' },
  { from: 'deletedFetchers: unmountedFetchers', becomes: 'deletedFetchers: []' },
  { from: '\t\tunmountedFetchers.forEach(', until: '\t}\n', becomes: '' },
  { from: 'fetchReloadIds.size > 0', becomes: 'false' },
  {
    from: '\t\tfetchLoadMatches.forEach((loadMatch, key)',
    until: '\t}\n\tfunction getBlocker',
    becomes: '',
  },
  { from: '\tfetchLoadMatches.forEach((f, key)', until: '\treturn {\n\t\tdsMatches,', becomes: '' },
  { from: ' && revalidatingFetchers.length === 0', becomes: '' },
  { from: '\t\t\tlet workingFetchers =', until: '\t\t\tcompleteNavigation(', becomes: '' },
  { from: '...didUpdateFetcherRedirects ? { fetchers: workingFetchers } : {}', becomes: '' },
  {
    from: '\t\t\tif (revalidatingFetchers.length > 0)',
    until: '\t\t\tupdateState(updates',
    becomes: '',
  },
  {
    from: '\tfunction getUpdatedRevalidatingFetchers(',
    until: '\tasync function startRedirect',
    becomes: '',
  },
  {
    from: '\t\trevalidatingFetchers.forEach((rf) => {\n\t\t\tabortFetcher(',
    until: '\t\tif (request.signal.aborted)',
    becomes:
      '\t\tlet loaderResults = await callDataStrategy(request, location, dsMatches, scopedContext, null, dataStrategyInitiator, historyAction);\n',
  },
  {
    from: '\t\tif (pendingNavigationController) pending',
    until: '\t\tlet redirect =',
    becomes: '',
  },
  {
    from: '\t\tredirect = findRedirect(fetcherResults);',
    until: '\t\tif (initialHydration && state.errors) {\n\t\t\tlet newClientErrors',
    becomes:
      '\t\tlet { loaderData, errors } = processRouteLoaderData(matches, loaderResults, pendingActionResult);\n',
  },
  { from: '\t\tlet didUpdateFetcherRedirects =', until: '\t\treturn {', becomes: '' },
  { from: '...shouldUpdateFetchers ? { workingFetchers } : {}', becomes: '' },
  {
    from: '\tasync function callLoadersAndMaybeResolve',
    until: '\tfunction interruptActiveLoads',
    becomes: '',
  },
];

/** Forms that the router sends to an `action`. Ours are sent by plain calls. */
const submissions: readonly Edit[] = [
  { from: '\tasync function handleAction(', until: '\tasync function handleLoaders(', becomes: '' },
  { from: '\t\tif (opts && opts.pendingError)', until: '\t\tlet { shortCircuited,', becomes: '' },
  {
    from: 'let { path, submission, error } = normalizeNavigateOptions(false, ',
    becomes: 'let submission, error;\n\t\tlet path = (',
  },
  {
    from: 'opts?.fromRouteId, opts?.relative), opts);',
    becomes: 'opts?.fromRouteId, opts?.relative));',
  },
  { from: 'if (submission && isMutationMethod(submission.formMethod)) {', becomes: 'if (false) {' },
  {
    from: '\tif (submission) return {\n\t\tstate: "loading",\n\t\tlocation',
    becomes: '\tif (false) return {\n\t\tlocation',
  },
  { from: ' || getSubmissionFromNavigation(loadingNavigation)', becomes: '' },
  {
    from: '\t\tlet { formMethod, formAction, formEncType } =',
    until: '\t\tlet activeSubmission',
    becomes: '',
  },
  {
    from: 'if (redirectPreserveMethodStatusCodes.has(redirect.response.status) &&',
    becomes: 'if (false &&',
  },
  { from: '\tif (status === 400) {', until: 'if (status === 404) {', becomes: '\t' },
  {
    from: ' else if (status === 405) {',
    until: '\treturn new ErrorResponseImpl(status',
    becomes: '\n',
  },
];

/** Routes that become known while somebody goes there, or are exchanged under a page. Ours are all known. */
const discovery: readonly Edit[] = [
  {
    from: '\tfunction cancelDiscoveryNavigation(',
    until: '\tasync function handleLoaders(',
    becomes: '',
  },
  { from: '\t\tif (isFogOfWar) {', until: '\t\tlet { dsMatches,', becomes: '' },
  { from: 'if (!isFogOfWar) {', becomes: '{' },
  { from: '\tfunction checkFogOfWar(', until: '\trouter = {', becomes: '' },
  { from: '\t\tpatchRoutes,\n', until: '\t};\n\tif (init.instr', becomes: '' },
  { from: '\t\tlet fogOfWar = checkFogOfWar(matches', until: '\t\tif (opts?.instr', becomes: '' },
  { from: 'scopedContext, fogOfWar.active, loading', becomes: 'scopedContext, false, loading' },
  {
    from: '\t\t\tif (checkFogOfWar(initialMatches,',
    until: '\t\t}\n\t\tif (!initialMatches)',
    becomes: '',
  },
  {
    from: '\t\t\tlet fogOfWar = checkFogOfWar(null,',
    until: '\t\t} else if (initialMatches.some(',
    becomes: '',
  },
  { from: ' && !init.patchRoutesOnNavigation', becomes: '' },
  { from: 'if (future.unstable_routePatternMatching) {', becomes: 'if (false) {' },
];

/** What a route fetches of itself, and what runs before its loader: `instantRoutes` leaves neither. */
const lateParts: readonly Edit[] = [
  {
    from: 'let _lazyPromises = getDataStrategyMatchLazyPromises(mapRouteProperties, manifest, request, match, lazyRoutePropertiesToSkip);',
    becomes: 'let _lazyPromises;',
  },
  {
    from: '\tif (matches.some((m) => m._lazyPromises?.middleware))',
    until: '\tlet dataStrategyArgs',
    becomes: '',
  },
  {
    from: '\tlet runClientMiddleware =',
    until: '\tlet results = await dataStrategyImpl',
    becomes: '',
  },
  { from: '\t\tfetcherKey,\n\t\trunClientMiddleware\n', becomes: '\t\tfetcherKey\n' },
  {
    from: 'init.dataStrategy || defaultDataStrategyWithMiddleware',
    becomes: 'defaultDataStrategy',
  },
  {
    from: 'if (lazyHandlerPromise || lazyRoutePromise) if (handler) {',
    becomes: 'if (false) if (handler) {',
  },
  { from: 'consumeInstrumentationClientResultMetaReceiver(router)', becomes: 'undefined' },
  { from: 'if (opts?.instrumentationNavigateMetaReceiver) {', becomes: 'if (false) {' },
];

function apply(code: string, { from, until, becomes }: Edit): string {
  const start = code.indexOf(from);
  const end = until === undefined ? start + from.length : code.indexOf(until, start);
  if (start < 0 || end < 0) throw new Error(`The router has changed: where is "${from.trim()}"?`);
  return code.slice(0, start) + becomes + code.slice(end);
}

/**
 * The router without what no page of ours asks of it. All of it hangs in one function, so a bundler
 * cannot tell; a version in which a place is not found fails the build.
 */
export function withoutUnusedRouting(code: string): string {
  return [...fetchers, ...submissions, ...discovery, ...lateParts].reduce(apply, code);
}
