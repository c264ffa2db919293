/** Fetches the code of the dialog that asks before what was edited is lost. */
export const loadLeaveDialog = async () => (await import('./LeaveDialog.tsx')).LeaveDialog;
