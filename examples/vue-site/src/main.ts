import { defineMallElements } from '@mall/ui/elements'
import { createApp } from 'vue'
import Site from './Site.vue'

defineMallElements({ brand: { name: '远帆采购', primary: '#7A1750' } })
createApp(Site).mount('#app')
