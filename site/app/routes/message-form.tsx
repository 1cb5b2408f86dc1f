export { messageAction as action } from '#app/forms/MessageForm/message-action.ts';
export { actionsHeaders as headers } from '#app/forms/posted-answer.ts';
export { MessagePage as default } from '#app/pages/MessagePage.tsx';
export { messageLoader as loader } from '#app/pages/message-loader.ts';
