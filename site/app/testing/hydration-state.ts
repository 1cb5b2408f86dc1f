/** The parts of React's fiber that this helper reads. */
type Fiber = {
  readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: object | null } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};
type Container = { readonly stateNode: { readonly current: Fiber } };

/**
 * Whether React has hydrated a container and all islands in it. Serialised and run in browsers, so it may use nothing
 * from its enclosing scope.
 */
export function isHydrated(container: Node = document): boolean {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) return false;
  const { stateNode }: Container = Reflect.get(container, key);
  const isWaiting = ({ memoizedState, child, sibling }: Fiber): boolean =>
    (memoizedState?.dehydrated ?? null) !== null ||
    (child !== null && isWaiting(child)) ||
    (sibling !== null && isWaiting(sibling));
  return stateNode.current.memoizedState?.isDehydrated === false && !isWaiting(stateNode.current);
}
