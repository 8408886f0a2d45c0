import { rspack } from '@rspack/core'
import { bundle } from './bundle.js'

export default bundle({ name: 'rspack', loader: 'builtin:swc-loader', EnvironmentPlugin: rspack.EnvironmentPlugin })
