import webpack from 'webpack'
import { bundle } from './bundle.js'

export default bundle({ name: 'webpack', loader: 'swc-loader', EnvironmentPlugin: webpack.EnvironmentPlugin })
