import { siteLimits } from '@mall/api/contract'
import { shownSite, type SellerSiteDetail } from '@mall/api/seller/contract'
import * as z from 'zod/mini'

/** The version is kept with what is typed: settings that were begun before somebody else saved are not sent over theirs unseen. */
export const typedSite = z.extend(shownSite, { Version: z.int() })

export type SiteInput = z.output<typeof typedSite>

export const valuesOf = ({ Site, Version }: SellerSiteDetail): SiteInput => ({ ...Site, Version })

/** Rows of texts; each place that has some. */
export type RowsName = 'Hotlines' | 'Promises' | 'Notices' | 'MobileCodes' | `${ColumnsName}.${number}.Links`

/** Titled lists of links. */
export type ColumnsName = 'FooterColumns' | 'NavigationLinks'

/** One text of a row. */
export interface RowField {
  readonly name: string
  readonly label: string
  readonly max: number
  readonly required: boolean
  readonly hint?: string
}

interface Rows {
  readonly fields: readonly RowField[]
  readonly max: number
  /** What one row is called: 热线. */
  readonly one: string
}

const label: RowField = { name: 'Label', label: '名称', max: siteLimits.label, required: true }
const links: Rows = { fields: [label, { name: 'Href', label: '网址', max: siteLimits.address, required: true }], max: siteLimits.links, one: '链接' }

const plainRows: Readonly<Record<Exclude<RowsName, `${ColumnsName}.${number}.Links`>, Rows>> = {
  Hotlines: {
    fields: [label, { name: 'Number', label: '号码', max: siteLimits.number, required: true }, { name: 'Hours', label: '接听时间', max: siteLimits.hours, required: false }],
    max: siteLimits.hotlines, one: '热线',
  },
  Promises: { fields: [{ name: 'Title', label: '标题', max: siteLimits.title, required: true }, { name: 'Text', label: '说明', max: siteLimits.promise, required: false }], max: siteLimits.promises, one: '承诺' },
  Notices: {
    fields: [label, { name: 'Number', label: '编号', max: siteLimits.noticeNumber, required: true }, { name: 'Href', label: '查验网址', max: siteLimits.address, required: true }],
    max: siteLimits.notices, one: '资质',
  },
  MobileCodes: {
    fields: [label, { name: 'Hint', label: '说明', max: siteLimits.hint, required: false }, { name: 'Address', label: '扫码打开的网址', max: siteLimits.address, required: true }],
    max: siteLimits.codes, one: '二维码',
  },
}

/** How the rows of a place are edited. */
export const rowsAt = (name: RowsName): Rows => (name in plainRows ? plainRows[name as keyof typeof plainRows] : links)

/** An empty row of a place. */
export const blankRow = (name: RowsName): Readonly<Record<string, string>> => Object.fromEntries(rowsAt(name).fields.map((field) => [field.name, '']))

export const columnsLimit = siteLimits.columns

const linkText = '请填写本商城的路径（以 / 开头），或 https:// 开头的网址'
const webText = '请填写 https:// 开头的网址'

const rowTexts: Readonly<Record<string, string>> = { Label: '请填写名称', Number: '请填写号码', Title: '请填写标题', Href: linkText, Address: webText }

/** What is said of a field that the contract refuses, by where it is: `Hotlines.0.Number`. */
export const siteText = (path: string): string | undefined => {
  const [place = '', ...rest] = path.split('.')
  if (rest.length === 0) return ({ Name: '请填写商城名称', Logo: '请重新上传标志', Icon: '请重新上传标签页图标', ThemeColor: '请输入#加六位颜色代码，如 #2F6B3A', ServiceHref: linkText } as Readonly<Record<string, string>>)[place]
  if (place === 'TopBanner') return rest[0] === 'Href' ? linkText : '请填写横幅的字'
  if (place === 'Notices') return { Number: '请填写编号', Href: webText }[rest.at(-1) ?? ''] ?? rowTexts[rest.at(-1) ?? '']
  return rowTexts[rest.at(-1) ?? '']
}
