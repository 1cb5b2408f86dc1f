import { APPLICATION_FORM } from '@kontorwerk/contract/submissions/application-form';
import { storeApplication } from './store-application.ts';
import { takingIn } from './take-in.ts';

/** Answers POST `career-form` (§7): 200 when the application and its resume are on disk. */
export const submitApplication = takingIn({
  called: 'An application',
  form: APPLICATION_FORM,
  store: (application, { cms, language, key }) => storeApplication(cms, { ...application, language, key }),
});
