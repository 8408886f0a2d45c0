import { and, arrayOverlaps, asc, inArray, isNull, or } from 'drizzle-orm'
import type { ProductFields } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { attribute, attributeValue } from '../../platform/db/schema/catalogue.ts'
import { groupBy } from '../../platform/group-by.ts'
import { byEveryName } from '../../platform/records/former-names.ts'

type Pair = ProductFields['Attributes'][number]

/** An attribute and its value by the names that they have now; null: there is none. */
export interface CurrentValue extends Pair {
  readonly attributeId: number | null
  readonly valueId: number | null
}

const attributesNamed = async (db: Db, names: readonly string[]) => {
  if (names.length === 0) return new Map<string, never>()
  const rows = await db
    .select({ id: attribute.id, name: attribute.name, formerNames: attribute.formerNames })
    .from(attribute)
    .where(and(isNull(attribute.mergedInto), or(inArray(attribute.name, [...names]), arrayOverlaps(attribute.formerNames, [...names]))))
    .orderBy(asc(attribute.position), asc(attribute.id))
  return byEveryName(rows)
}

const valuesNamed = (db: Db, attributeIds: readonly number[], names: readonly string[]) =>
  db
    .select({ id: attributeValue.id, attributeId: attributeValue.attributeId, name: attributeValue.value, formerNames: attributeValue.formerNames })
    .from(attributeValue)
    .where(and(inArray(attributeValue.attributeId, [...attributeIds]), or(inArray(attributeValue.value, [...names]), arrayOverlaps(attributeValue.formerNames, [...names]))))
    .orderBy(asc(attributeValue.id))

/** What these attributes and values are now: a table or a draft may be older than a new name. */
export const currentValues = async (db: Db, pairs: readonly Pair[]): Promise<(pair: Pair) => CurrentValue> => {
  const [names, values] = [[...new Set(pairs.map(({ Name }) => Name))], [...new Set(pairs.map(({ Value }) => Value))]]
  const attributes = await attributesNamed(db, names)
  const ids = [...new Set([...attributes.values()].map(({ id }) => id))]
  const rows = ids.length === 0 ? [] : await valuesNamed(db, ids, values)
  const byAttribute = new Map([...groupBy(rows, ({ attributeId }) => attributeId)].map(([id, own]) => [id, byEveryName(own)]))
  return ({ Name, Value }) => {
    const known = attributes.get(Name)
    const value = known === undefined ? undefined : byAttribute.get(known.id)?.get(Value)
    return { Name: known?.name ?? Name, Value: value?.name ?? Value, attributeId: known?.id ?? null, valueId: value?.id ?? null }
  }
}

/** Pairs with other names, each once: two may have become one. */
export const renamedPairs = (pairs: readonly Pair[], renamed: (pair: Pair) => Pair): Pair[] =>
  pairs.map(renamed).filter((pair, at, all) => all.findIndex(({ Name, Value }) => Name === pair.Name && Value === pair.Value) === at).map(({ Name, Value }) => ({ Name, Value }))
