/** A list with one of its rows at another place; the others close up. A place outside of the list is its end. */
export const movedRow = <Row>(rows: readonly Row[], from: number, to: number): Row[] => {
  const row = rows[from]
  if (row === undefined) return [...rows]
  const others = rows.toSpliced(from, 1)
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, row)
}
