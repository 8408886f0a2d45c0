interface Click {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** A click on a link that stays in this tab: with a key the browser opens another tab or window, or downloads. */
export const isPlainClick = ({ altKey, ctrlKey, metaKey, shiftKey }: Click): boolean => !(altKey || ctrlKey || metaKey || shiftKey)
