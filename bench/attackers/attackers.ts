import type { People } from '../scale/people.ts'
import type { Sending } from './schedule.ts'

const ip = '10.9.9.9'
const page = { PageIndex: 1, PageSize: 20 } as const

interface Attack {
  readonly path: string
  /** Each of the ten, or all of them together where the address is what counts. */
  readonly perMinute: number
  readonly ofAddress?: true
  readonly bodyOf: (nth: number) => Sending['body']
}

const json = (value: unknown) => (): Sending['body'] => ({ json: value })

/** Credentials that were put into the database: a program that solves the captcha has as many as its address may. */
export const credentialOf = (nth: number): string => `attacker ${nth}`

/** What ten users may send within the limits of the mall: 300 calls of each in a minute, and what is counted apart. */
const attacks: readonly Attack[] = [
  { path: 'Captcha/Challenge', perMinute: 860, ofAddress: true, bodyOf: json({}) },
  { path: 'Account/Login', perMinute: 40, ofAddress: true, bodyOf: (nth) => ({ json: { Account: `nobody${nth}`, Password: 'wrong', CaptchaVerifyParam: credentialOf(nth) } }) },
  { path: 'Order/List', perMinute: 60, bodyOf: json({ ...page, SortOrder: 'asc', PageIndex: 50 }) },
  { path: 'Order/List', perMinute: 30, bodyOf: json({ ...page, Product: '订书机' }) },
  { path: 'Product/List', perMinute: 40, bodyOf: (nth) => ({ json: { ...page, Keyword: `订书机${nth}` } }) },
  { path: 'Report/Product', perMinute: 40, bodyOf: json(page) },
  { path: 'Report/OrderDetail', perMinute: 40, bodyOf: json(page) },
  { path: 'Workbench/Index', perMinute: 40, bodyOf: json({ Widgets: ['Todos'] }) },
  { path: 'Order/Export', perMinute: 30, bodyOf: json({}) },
  { path: 'QuickOrder/Import', perMinute: 20, bodyOf: () => ({ form: 'table' }) },
  { path: 'Product/ImageSearch', perMinute: 30, bodyOf: () => ({ form: 'noPicture' }) },
]

/** What ten users of the largest company, of one address, send within so many seconds, without waiting for responses. */
export const attackSchedule = ({ managers, buyers }: People, seconds: number): Sending[] => {
  const company = managers[0]?.enterpriseId
  const users = [...managers, ...buyers].filter(({ enterpriseId }) => enterpriseId === company).slice(0, 10)
  const sendings = attacks.flatMap(({ path, perMinute, ofAddress, bodyOf }, of) =>
    (ofAddress ? [undefined] : users).flatMap((user, who) => {
      const everyMs = 60_000 / perMinute
      // Not all in the same moment, and the same each time.
      const first = everyMs * (((of * 7 + who * 3) % 10) / 10)
      return Array.from({ length: Math.floor((seconds * 1000) / everyMs) }, (_, nth): Sending => ({ atMs: first + nth * everyMs, name: path, path, ip, token: user?.token, body: bodyOf(nth) }))
    }),
  )
  return sendings.toSorted((one, other) => one.atMs - other.atMs)
}
