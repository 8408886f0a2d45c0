import { agreementStatus, agreementVersionStatus, type AgreementStatus, type AgreementVersionStatus, type SellerAgreement } from '@mall/api/seller/contract'

const isAmong = <Status extends number>(status: Status, ...wanted: readonly Status[]): boolean => wanted.includes(status)

/** 2026-01-01 至 2026-12-31 */
export const periodText = ({ From, Until }: Pick<SellerAgreement, 'From' | 'Until'>): string => `${From} 至 ${Until}`

/** When it ends, as people count: 今天到期, 还有 12 天; — where it is not in force. */
export const expiryText = ({ DaysLeft }: Pick<SellerAgreement, 'DaysLeft'>): string => (DaysLeft === null ? '—' : DaysLeft === 0 ? '今天到期' : `还有 ${DaysLeft} 天`)

/** What its newest version waits for, where it is another than the one in force: 第 3 版草稿. */
export const versionNote = ({ Status, VersionNo, VersionStatus, VersionStatusName, WaitingRows }: Pick<SellerAgreement, 'Status' | 'VersionNo' | 'VersionStatus' | 'VersionStatusName' | 'WaitingRows'>): string => {
  if (isAmong<AgreementVersionStatus>(VersionStatus, agreementVersionStatus.pending)) return `第 ${VersionNo} 版 ${WaitingRows} 行待批`
  return isAmong<AgreementStatus>(Status, agreementStatus.inForce) && !isAmong<AgreementVersionStatus>(VersionStatus, agreementVersionStatus.inForce) ? `第 ${VersionNo} 版${VersionStatusName}` : ''
}

/** 17.4% of hundredths of a percent. */
export const marginOfAgreement = ({ Margin }: Pick<SellerAgreement, 'Margin'>): string => (Margin === null ? '—' : `${(Margin / 100).toFixed(1)}%`)
