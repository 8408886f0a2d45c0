import { agreementStatus, agreementVersionStatus, type AgreementStatus, type AgreementVersionStatus, type SellerAgreementDetail } from '@mall/api/seller/contract'

type Agreement = Pick<SellerAgreementDetail, 'Versions' | 'Until' | 'Status' | 'StatusName' | 'DaysLeft'>

type Version = SellerAgreementDetail['Versions'][number]

const dayMs = 86_400_000

const daysBetween = (from: string, until: string): number => Math.round((Date.parse(until) - Date.parse(from)) / dayMs)

const isApproved = ({ Status }: { readonly Status: AgreementVersionStatus }): boolean => Status === agreementVersionStatus.inForce

const isRunning = ({ Status }: { readonly Status: AgreementStatus }): boolean => Status === agreementStatus.inForce

const inOrder = (versions: readonly Version[]): Version[] => versions.toSorted((one, other) => (one.From < other.From ? -1 : one.From > other.From ? 1 : one.VersionNo - other.VersionNo))

/** Which version one looks at, for which days, and by which one the customer buys now. */
export const versionSentence = (agreement: Agreement, versionNo: number): string => {
  const { Versions, Until, StatusName } = agreement
  const one = Versions.find(({ VersionNo }) => VersionNo === versionNo)
  if (one === undefined) return ''
  const now = Versions.find(({ IsNow }) => IsNow)
  const next = inOrder(Versions.filter(isApproved)).find(({ From, VersionNo }) => VersionNo > versionNo && From >= one.From)
  const days = next === undefined || !isApproved(one) ? `${one.From} 起到 ${Until}` : `${one.From} 起，${next.From} 换成第 ${next.VersionNo} 版`
  const name = `第 ${versionNo} 版`
  const buysBy = now === undefined ? '' : `；客户现在按第 ${now.VersionNo} 版买`
  if (!isApproved(one)) return `${name}${one.StatusName}，批准后 ${days}${buysBy}`
  if (one.IsNow) return `${name}，${days}，客户现在按它买`
  if (!isRunning(agreement)) return `${name}，${days}，协议${StatusName}`
  return now !== undefined && one.From > now.From ? `${name}，${days}，到时候自动换上${buysBy}` : `${name}，${days}${buysBy}`
}

/** A version on the days of its agreement. */
export interface VersionSpan {
  readonly version: Version
  /** How long it holds beside the others, days, at least one. */
  readonly days: number
  /** How far today is in it, from 0 to 1; null where today is in another one, or in none. */
  readonly today: number | null
}

/** The versions one after another, each until the next begins, and where today is among them. */
export const versionSpans = ({ Versions, Until, DaysLeft }: Pick<Agreement, 'Versions' | 'Until' | 'DaysLeft'>): VersionSpan[] => {
  const versions = inOrder(Versions)
  const spans = versions.map((version, at) => ({ version, days: Math.max(1, daysBetween(version.From, versions[at + 1]?.From ?? Until)) }))
  const passed = DaysLeft === null ? null : (version: Version) => daysBetween(version.From, Until) - DaysLeft
  const current = passed === null ? undefined : spans.findLast(({ version }) => passed(version) >= 0)
  return spans.map((span) => ({ ...span, today: passed === null || span !== current ? null : Math.min(1, passed(span.version) / span.days) }))
}
