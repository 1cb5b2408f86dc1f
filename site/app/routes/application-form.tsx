export { applicationAction as action } from '#app/forms/ApplicationForm/application-action.ts';
export { actionsHeaders as headers } from '#app/forms/posted-answer.ts';
export { ApplicationPage as default } from '#app/pages/ApplicationPage.tsx';
export { pageLoader as loader } from '#app/pages/page-loader.ts';
