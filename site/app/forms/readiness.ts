/** The readiness flag of §4, always true: the only thing that disables a submit button. */
export const FORM_IS_READY: boolean = true;
