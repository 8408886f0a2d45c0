// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** The workbench: what waits, what is left and what was bought. */
export interface WorkbenchResource {
  /** Returns parts of the workbench. A page that wants each part to load and fail by itself asks for one part in each call. */
  readonly index: CallFunction<'POST /api/Workbench/Index'>
}
