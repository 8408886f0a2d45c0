/** Texts of the text fields. */
export const defaultMessages = {
  clear: '清除',
  reveal: '显示密码',
  excess: (max: number, excess: number) => `最多 ${max} 个字，多了 ${excess} 个`,
}
