import { APPLICATION_FORM, judgeWholeApplication } from '@kontorwerk/contract/submissions/application-form';
import { seeResume } from '../resumes/resume-thread.ts';
import { storeApplication } from './store-application.ts';
import { takingIn } from './take-in.ts';

/** Answers POST `career-form` (§7): 200 when the application and its resume are on disk. */
export const submitApplication = takingIn({
  called: 'An application',
  form: { ...APPLICATION_FORM, judge: (body, rules) => judgeWholeApplication(body, rules, seeResume) },
  store: (application, { cms, language, key }) => storeApplication(cms, { ...application, language, key }),
});
