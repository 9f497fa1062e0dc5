/** Where the second step is given, keeping where the person wanted to go. */
export function secondStepPath(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect_path');
  return wanted === null
    ? '/login/second-step'
    : `/login/second-step?${new URLSearchParams({ redirect_path: wanted })}`;
}
