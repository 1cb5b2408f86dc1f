import type { Section } from './requirement.ts';
import { SCREENS_AND_ROUTES } from './requirements/2-screens-and-routes.ts';
import { ENTITIES } from './requirements/3-entities.ts';
import { STATES } from './requirements/4-states.ts';
import { VALIDATION_RULES } from './requirements/5-validation-rules.ts';
import { ROLES } from './requirements/6-roles.ts';
import { CALLS } from './requirements/7-calls.ts';
import { ERRORS } from './requirements/8-errors.ts';
import { LIMITS } from './requirements/9-limits.ts';

/** The sections of the specification that ask for a behaviour; each stands in a file of its own. */
export const SECTIONS: readonly Section[] = [
  SCREENS_AND_ROUTES,
  ENTITIES,
  STATES,
  VALIDATION_RULES,
  ROLES,
  CALLS,
  ERRORS,
  LIMITS,
];
