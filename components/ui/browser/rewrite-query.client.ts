/** Changes the query string without adding a history entry. */
export function rewriteQuery(change: (query: URLSearchParams) => void): void {
  const query = new URLSearchParams(location.search);
  change(query);
  const search = query.toString() && `?${query}`;
  if (search !== location.search) history.replaceState(null, '', location.pathname + search);
}
