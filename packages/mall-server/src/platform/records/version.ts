import { BusinessError } from '../http/errors.ts'

/** The message for a stale `Version` (screens §0). */
export const versionConflict = (): BusinessError => new BusinessError('VERSION_CONFLICT', '数据已被他人修改，请刷新后重试')

/**
 * The record, when it is still in the version that the caller saw.
 * @throws BusinessError `VERSION_CONFLICT`
 */
export const atVersion = <Row extends { readonly version: number }>(row: Row, version: number): Row => {
  if (row.version !== version) throw versionConflict()
  return row
}

/**
 * The one row that an update with a condition on the version returned. Without one, another transaction was faster.
 * @throws BusinessError `VERSION_CONFLICT`
 */
export const updatedRow = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw versionConflict()
  return row
}

/** The one row that an insert returned. */
export const insertedRow = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('The record was not written')
  return row
}
