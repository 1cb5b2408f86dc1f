const BUILDER = '.where-builder';
const CONDITION = '.condition';

/** Where the focus goes once a list's filters are more or fewer. */
type Change = {
  readonly builder: Element;
  readonly countBefore: number;
  readonly index: number;
  readonly control: string;
};

/**
 * Returns a function that moves the focus into a filter that was added, or to the next one when one was removed: Payload
 * renders them anew and loses it.
 */
export function followFilters(signal: AbortSignal): () => void {
  let change: Change | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest(`${BUILDER} .btn`) : null;
      const builder = button?.closest(BUILDER);
      change = null;
      if (!button || !builder) return;
      const conditions = [...builder.querySelectorAll(CONDITION)];
      const at = conditions.findIndex((condition) => condition.contains(button));
      const isRemoved = button.matches('.condition__actions-remove');
      change = {
        builder,
        countBefore: conditions.length,
        index: isRemoved ? at : at === -1 ? conditions.length : at + 1,
        control: isRemoved ? '.condition__actions-remove' : '.condition__field input',
      };
    },
    { capture: true, signal },
  );
  document.addEventListener(
    'keydown',
    () => {
      change = null;
    },
    { capture: true, signal },
  );
  return () => {
    if (!change) return;
    const { builder, countBefore, index, control } = change;
    const conditions = builder.querySelectorAll(CONDITION);
    if (conditions.length === countBefore) return;
    const condition = conditions[Math.min(index, conditions.length - 1)];
    const target = condition
      ? condition.querySelector<HTMLElement>(control)
      : builder.querySelector<HTMLElement>('.where-builder__add-first-filter');
    if (!target) return;
    change = null;
    target.focus();
  };
}
