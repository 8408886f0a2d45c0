/** Texts of `<mall-top-bar>` itself. */
export interface MallTopBarMessages {
  /** Name of the landmark. */
  label: string
}

export const mallTopBarMessages: MallTopBarMessages = { label: '快捷入口' }
