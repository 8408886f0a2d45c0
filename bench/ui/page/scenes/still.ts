import { theme } from 'antd'

/** Turns antd's motion off: a fade-in would delay the measured paint. */
export const still = { token: { motion: false } }

/** The font that antd's components have. */
export const { fontFamily: antdFont } = theme.getDesignToken()
