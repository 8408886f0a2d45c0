/** A dropped or chosen item: a file, or the name of a folder. */
export type DroppedItem = File | { folder: string }

/** The items of a drop or a paste. A folder looks like a file unless its entry is read. */
export const droppedItems = (data: DataTransfer): DroppedItem[] =>
  [...data.items]
    .filter((item) => item.kind === 'file')
    .flatMap((item): DroppedItem[] => {
      const entry = item.webkitGetAsEntry()
      if (entry?.isDirectory) return [{ folder: entry.name }]
      const file = item.getAsFile()
      return file ? [file] : []
    })
