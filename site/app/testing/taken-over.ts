/** What React keeps of what it renders, as far as it is looked at here. */
type Fiber = {
  readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: object | null } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};
type Container = { readonly stateNode: { readonly current: Fiber } };

/** Whether React has taken over a container and all islands in it. Browsers run its text: it uses nothing from around it. */
export function isTakenOver(container: Node = document): boolean {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) return false;
  const { stateNode }: Container = Reflect.get(container, key);
  const isWaiting = ({ memoizedState, child, sibling }: Fiber): boolean =>
    (memoizedState?.dehydrated ?? null) !== null ||
    (child !== null && isWaiting(child)) ||
    (sibling !== null && isWaiting(sibling));
  return stateNode.current.memoizedState?.isDehydrated === false && !isWaiting(stateNode.current);
}
