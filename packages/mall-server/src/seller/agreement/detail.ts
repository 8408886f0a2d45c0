import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { agreementLimits, agreementStatus, agreementVersionStatusName, type AgreementStatus, type SellerAgreementDetail } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import { auditLog, type AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toDay, toInstant } from '../../platform/time.ts'
import { findAgreement, partsOf, sumsOf, toSellerAgreement, version, versionsOn } from './records.ts'
import { hiddenOf } from './rows.ts'

const words = (value: AuditSummary[string] | undefined): string => String(value ?? '')

/** What the log of an agreement says; entries that are not here are the moves themselves, which these tell in words. */
const logTexts: Readonly<Record<string, (after: AuditSummary) => string>> = {
  'SellerAgreement.Create': () => '建立协议',
  'SellerAgreement.Edit': ({ Name, From, Until }) => `改为“${words(Name)}”，${words(From)} 至 ${words(Until)}`,
  'SellerAgreement.Begin': ({ VersionNo, From }) => `开始写第 ${words(VersionNo)} 版，${words(From)} 起`,
  'SellerAgreement.Write': ({ VersionNo, Rows, Removed }) => `第 ${words(VersionNo)} 版写入 ${words(Rows)} 行，去掉 ${words(Removed)} 行`,
  'SellerAgreement.Discard': ({ VersionNo }) => `放弃第 ${words(VersionNo)} 版`,
  'SellerAgreement.Send': ({ VersionNo, Waiting }) => `送批第 ${words(VersionNo)} 版，${Waiting === 0 ? '没有低于底价的，直接生效' : `${words(Waiting)} 行低于底价待批`}`,
  'SellerAgreement.TakeBack': ({ VersionNo }) => `撤回第 ${words(VersionNo)} 版`,
  'SellerAgreement.Judge': ({ VersionNo, Approved, Rejected, Reason }) => `第 ${words(VersionNo)} 版批准 ${words(Approved)} 行，退回 ${words(Rejected)} 行${words(Reason) === '' ? '' : `：${words(Reason)}`}`,
  'SellerAgreement.End': ({ Reason }) => `终止协议：${words(Reason)}`,
  'SellerAgreement.Renew': ({ Renewed }) => `续签为 ${words(Renewed)}`,
  'Agreement.Expire': () => '协议到期',
}

const logsOf = async (db: Db, agreementId: number): Promise<SellerAgreementDetail['Logs']> => {
  const rows = await db
    .select({ at: auditLog.createdAt, action: auditLog.action, operator: staff.name, after: auditLog.after })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(and(eq(auditLog.entity, 'agreement'), eq(auditLog.entityId, String(agreementId))))
    .orderBy(desc(auditLog.id))
    .limit(agreementLimits.logs * 3)
  return rows
    .flatMap(({ at, action, operator, after }) => {
      const text = logTexts[action]
      return text === undefined ? [] : [{ Time: toInstant(at), Operator: operator ?? '系统', Text: text(after ?? {}) }]
    })
    .slice(0, agreementLimits.logs)
}

const isInForce = (status: AgreementStatus): boolean => status === agreementStatus.inForce

/** One agreement with its versions and log. @throws BusinessError `AGREEMENT_NOT_FOUND` */
export const agreementDetail = async (db: Db, caller: StaffCaller, agreementId: number, now: Date): Promise<SellerAgreementDetail> => {
  const found = await findAgreement(db, caller, agreementId)
  const today = toDay(now)
  const parts = await partsOf(db, [found], today)
  const [writer, decider] = [alias(staff, 'writer'), alias(staff, 'decider')]
  const versions = await db
    .select({ version, writer: writer.name, decider: decider.name })
    .from(version)
    .leftJoin(writer, eq(writer.id, version.writtenBy))
    .leftJoin(decider, eq(decider.id, version.decidedBy))
    .where(eq(version.agreementId, agreementId))
    .orderBy(desc(version.number))
  const sums = await sumsOf(db, versions.map(({ version: { id } }) => id))
  const holding = isInForce(found.record.status) ? (await versionsOn(db, [agreementId], today)).get(agreementId)?.id : undefined
  return {
    ...toSellerAgreement(caller, found, parts(found), today),
    EndReason: found.record.endReason,
    Versions: versions.map(({ version: one, writer: wrote, decider: decided }) => {
      const { rows, waiting, rejected } = sums(one.id)
      return {
        VersionNo: one.number,
        From: one.fromDay,
        Status: one.status,
        StatusName: agreementVersionStatusName(one.status),
        IsNow: one.id === holding,
        Rows: rows,
        Waiting: waiting,
        Rejected: rejected,
        Note: one.note,
        WrittenBy: wrote ?? '',
        DecidedBy: decided ?? '',
        DecisionReason: one.decisionReason,
      }
    }),
    Hidden: hiddenOf(caller),
    Logs: await logsOf(db, agreementId),
  }
}
