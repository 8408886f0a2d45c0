/** How many of something: 5,074. */
export const counted = (count: number): string => count.toLocaleString('zh-CN')
