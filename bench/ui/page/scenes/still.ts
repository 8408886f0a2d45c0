/** antd without motion: a panel that fades in would be measured late. */
export const still = { token: { motion: false } }
