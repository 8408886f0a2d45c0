import type { Config } from '@react-router/dev/config'

const config: Config = { ssr: true }

export default config
