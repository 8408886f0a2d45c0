export { RowActions, type RowActionsMessages, type RowActionsProps } from './RowActions.tsx'
