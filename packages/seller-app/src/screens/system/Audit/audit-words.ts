import { auditSideNames, type AuditEntry } from '@mall/api/seller/contract'

/** 周宁（员工）, 陈静（华启科技（上海）有限公司）, 系统 */
export const operatorText = ({ Side, Operator, EnterpriseName }: AuditEntry): string => (Side === 'system' ? Operator : `${Operator}（${EnterpriseName ?? auditSideNames[Side]}）`)

const valueText = (value: string | null): string => (value === null || value === '' ? '无' : value)

/** 状态：待付款 → 已取消; a new one has nothing before. */
export const changesText = ({ Changes }: AuditEntry): string => Changes.map(({ Name, Before, After }) => (Before === null ? `${Name}：${valueText(After)}` : `${Name}：${valueText(Before)} → ${valueText(After)}`)).join('；')

/** The number of the record in lists; a login has none that anybody could use. */
export const recordText = ({ Entity, RecordNo }: AuditEntry): string => (Entity === 'session' || Entity === 'staffSession' ? '' : RecordNo)
