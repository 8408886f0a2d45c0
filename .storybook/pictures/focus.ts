/** What hangs from a control closes without the focus, so it keeps it. A modal dialog stays open. */
const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="combobox"][aria-expanded="true"], [aria-haspopup][aria-expanded="true"], [popover]:popover-open'

export interface FocusParameters {
  /** True where the story is about the focus or about what is drawn only with it, such as a field that is written in place. */
  readonly keepsFocus?: boolean
}

/** Takes the focus from what a play function pressed or typed in last: its ring would look like a state of the page. */
export const leaveFocus = ({ keepsFocus = false }: FocusParameters): void => {
  const { activeElement } = document
  if (keepsFocus || !(activeElement instanceof HTMLElement) || activeElement.closest(open) !== null) return
  activeElement.blur()
}
