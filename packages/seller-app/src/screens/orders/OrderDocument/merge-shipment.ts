import type { ShipmentValues } from './shipment-values.ts'

const piecesOf = ({ Lines }: ShipmentValues, id: number): number | undefined => Lines.find(({ LineId }) => LineId === id)?.Quantity

/**
 * What is typed into a package, for the order as it is now. `before` and `now` are all that was and is left.
 * A quantity that somebody typed stays, at most all that is left; the other lines go with all that is left.
 */
export const mergeShipment = (before: ShipmentValues, now: ShipmentValues, typed: ShipmentValues): ShipmentValues => ({
  ...typed,
  Lines: now.Lines.map((line) => {
    const pieces = piecesOf(typed, line.LineId)
    return pieces === undefined || pieces === piecesOf(before, line.LineId) ? line : { ...line, Quantity: Math.min(pieces, line.Quantity) }
  }),
})
