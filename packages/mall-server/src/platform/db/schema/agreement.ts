import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import {
  agreementPercent, agreementStatus, agreementVersionStatus,
  type AgreementLevel, type AgreementRowDecision, type AgreementRowKind, type AgreementStatus, type AgreementVersionStatus,
} from '@mall/api/seller/contract'
import { identity, instant, literals } from '../columns.ts'
import { product, type PriceTier } from './catalogue.ts'
import { enterprise, enterpriseGroup } from './organisation.ts'
import { staff } from './staff.ts'

/** Prices that the seller agreed on with a company, or with all companies of a group, for a time. Its prices are the rows of its versions. */
export const agreement = pgTable(
  'agreement',
  {
    id: identity(),
    /** 协议号 */
    agreementNo: text('agreement_no').notNull().unique(),
    level: text('level').$type<AgreementLevel>().notNull(),
    /** One of the two, by its level. */
    enterpriseId: integer('enterprise_id').references(() => enterprise.id),
    groupId: integer('group_id').references(() => enterpriseGroup.id),
    name: text('name').notNull(),
    /** Days in Asia/Shanghai, both included. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }).notNull(),
    status: smallint('status').$type<AgreementStatus>().notNull(),
    /** The last day of one that was ended before (已终止). */
    endedOn: date('ended_on', { mode: 'string' }),
    endReason: text('end_reason').notNull().default(''),
    /** Who made it; null: the mall, such as the demo. */
    staffId: integer('staff_id').references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('agreement_enterprise').on(table.enterpriseId),
    index('agreement_group').on(table.groupId),
    index('agreement_status').on(table.status, table.untilDay),
    check('agreement_status_known', sql`${table.status} in (${literals(...Object.values(agreementStatus))})`),
    check('agreement_party', sql`(${table.level} = 'company' and ${table.enterpriseId} is not null and ${table.groupId} is null) or (${table.level} = 'group' and ${table.groupId} is not null and ${table.enterpriseId} is null)`),
    check('agreement_days', sql`${table.fromDay} <= ${table.untilDay}`),
    check('agreement_ended', sql`(${table.status} = ${literals(agreementStatus.ended)}) = (${table.endedOn} is not null)`),
  ],
)

/** The prices of an agreement from a day on, until the next version begins. */
export const agreementVersion = pgTable(
  'agreement_version',
  {
    id: identity(),
    agreementId: integer('agreement_id').notNull().references(() => agreement.id, { onDelete: 'cascade' }),
    /** 第 {number} 版, from 1. */
    number: integer('number').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    status: smallint('status').$type<AgreementVersionStatus>().notNull(),
    /** What its writer says of it to whoever approves. */
    note: text('note').notNull().default(''),
    /** Null: the mall, as `agreement.staff_id`. */
    writtenBy: integer('written_by').references(() => staff.id),
    writtenAt: instant('written_at').notNull(),
    sentAt: instant('sent_at'),
    decidedBy: integer('decided_by').references(() => staff.id),
    decidedAt: instant('decided_at'),
    /** Why it was rejected. */
    decisionReason: text('decision_reason').notNull().default(''),
  },
  (table) => [
    unique('agreement_version_number').on(table.agreementId, table.number),
    index('agreement_version_status').on(table.status),
    check('agreement_version_status_known', sql`${table.status} in (${literals(...Object.values(agreementVersionStatus))})`),
  ],
)

/** A product of a version. Those of a version that is in force are never changed: a change is another version. */
export const agreementRow = pgTable(
  'agreement_row',
  {
    versionId: integer('version_id').notNull(),
    productId: integer('product_id').notNull().references(() => product.id),
    /** Its place in the version. */
    position: integer('position').notNull(),
    /** 客户物料编码 */
    materialCode: text('material_code'),
    kind: text('kind').$type<AgreementRowKind>().notNull(),
    /** Of a fixed price, at least one, rising quantities. */
    tiers: jsonb('tiers').$type<readonly PriceTier[]>(),
    /** Of a percent, hundredths. */
    percent: integer('percent'),
    /** Why its price is below the floor; empty where it is not. */
    lowReason: text('low_reason').notNull().default(''),
    /** Null: nothing is to be decided. */
    decision: text('decision').$type<AgreementRowDecision>(),
    decidedBy: integer('decided_by').references(() => staff.id),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.productId] }),
    foreignKey({ columns: [table.versionId], foreignColumns: [agreementVersion.id] }).onDelete('cascade'),
    index('agreement_row_product').on(table.productId),
    index('agreement_row_position').on(table.versionId, table.position),
    index('agreement_row_material').on(table.versionId, table.materialCode).where(sql`material_code is not null`),
    check('agreement_row_price', sql`(${table.kind} = 'fixed' and jsonb_array_length(${table.tiers}) > 0 and ${table.percent} is null) or (${table.kind} = 'percent' and ${table.percent} between ${literals(agreementPercent.min)} and ${literals(agreementPercent.max)} and ${table.tiers} is null)`),
  ],
)

/** That an agreement ends soon, to one of the staff. One that was prolonged is another end, of which they read again. */
export const agreementNotice = pgTable(
  'agreement_notice',
  {
    staffId: integer('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
    agreementId: integer('agreement_id').notNull().references(() => agreement.id, { onDelete: 'cascade' }),
    untilDay: date('until_day', { mode: 'string' }).notNull(),
    /** How many days before the end it was due, one of `agreementNoticeDays`. */
    daysBefore: smallint('days_before').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.agreementId, table.untilDay, table.daysBefore] }),
    index('agreement_notice_agreement').on(table.agreementId),
    index('agreement_notice_created').on(table.createdAt),
  ],
)
