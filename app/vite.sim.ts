import { mergeConfig } from 'vite';
import base from './vite.config.ts';
import { chunkGroups } from './build/chunks.ts';
const mods:any={name:'mods',generateBundle(_:any,b:any){ if(!process.env.MODS) return; for(const c of Object.values(b) as any[]) if(c.type==='chunk'&&new RegExp(process.env.MODS).test(c.fileName)) for(const [k,v] of Object.entries(c.modules) as any) console.log('MOD',v.renderedLength,c.name,k.replace('/work/wt/sim/','')); }};
const b:any = base;
export default { ...b, plugins:[...b.plugins.filter((p:any)=>!(p&&p.name==='with-host-simulator')), mods], build:{...b.build, outDir: process.env.OUT, rolldownOptions:{...b.build.rolldownOptions, output:{codeSplitting:{ groups: chunkGroups, includeDependenciesRecursively: false }}}}};
