import { Locale } from 'vant';
import enUS from 'vant/es/locale/lang/en-US';
import { createApp } from 'vue';
import PersonalScreen from './personal-screen.vue';
// Only the styles of used components, as vant's documentation recommends, instead of the whole sheet of 37
// KB.
import 'vant/es/button/style';
import 'vant/es/cell-group/style';
import 'vant/es/date-picker/style';
import 'vant/es/field/style';
import 'vant/es/form/style';
import 'vant/es/nav-bar/style';
import 'vant/es/picker/style';
import 'vant/es/popup/style';
import 'vant/es/radio-group/style';
import 'vant/es/radio/style';
import 'vant/es/toast/style';

Locale.use('en-US', enUS);
createApp(PersonalScreen).mount('#app');
