export { applicationAction as action } from '#app/forms/ApplicationForm/application-action.ts';
export { actionsHeaders as headers } from '#app/forms/posted-answer.ts';
export { detailLoader as loader } from '#app/pages/detail-loader.ts';
export { JobPage as default } from '#app/pages/JobPage/JobPage.tsx';
