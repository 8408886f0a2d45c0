import type { Bind } from './define.ts'

/** The home page. */
export const homeResource = ({ call }: Bind) => ({
  /** Everything that home shows. Needs no login. */
  index: call('POST /api/Home/Index'),
})
