/** Changes the query of the address, without an entry in the history. */
export function rewriteQuery(change: (query: URLSearchParams) => void): void {
  const query = new URLSearchParams(location.search);
  change(query);
  const search = query.toString() && `?${query}`;
  if (search !== location.search) history.replaceState(null, '', location.pathname + search);
}
