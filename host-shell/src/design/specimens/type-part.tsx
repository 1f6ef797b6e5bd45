import { figure, heading, text } from "shared-runtime/theme/typography.css.ts";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

export function TypePart() {
  return (
    <Part name="Skrift">
      <Specimen of="heading.hero">
        <p className={heading.hero}>Du passer på de andre. Vi passer på dig.</p>
      </Specimen>
      <Specimen of="heading.display">
        <p className={heading.display}>Hvor stærkt står dit CV?</p>
      </Specimen>
      <Specimen of="heading.xxl">
        <p className={heading.xxl}>12 af 17 områder står stærkt</p>
      </Specimen>
      <Specimen of="heading.xl">
        <p className={heading.xl}>Filen er for stor, men dit CV er fint</p>
      </Specimen>
      <Specimen of="heading.xl, et langt ord i en smal spalte">
        <div className={styles.narrow}>
          <p className={heading.xl}>Medlemskabsoplysningsformularen</p>
        </div>
      </Specimen>
      <Specimen of="text.eyebrow og text.lead">
        <p className={text.eyebrow}>For dig, der leder</p>
        <p className={text.lead}>
          Rådgivning, løntjek, netværk og en a-kasse, der forstår, hvad det vil sige at have ansvar for andre.
        </p>
      </Specimen>
      <Specimen of="text.title, body, soft, small, caption">
        <div className={styles.stack}>
          <p className={text.title}>4 af 11 punkter i dine to seneste job har et tal</p>
          <p className={text.body}>
            Skriv, hvad der kom ud af det: „nedbragte sygefraværet fra 6,1 til 3,8 procent“ siger mere end „ansvarlig
            for trivsel“. <strong>Tre gode tal er nok</strong>, og de må gerne være <a href="#top">omtrentlige</a>.
          </p>
          <p className={text.soft}>Vi gemmer dit CV i 30 dage. Derefter er det væk.</p>
          <p className={text.small}>PDF, højst 10 MB og 5 sider</p>
          <p className={text.caption}>Sidst opdateret 3. november kl. 13.05</p>
        </div>
      </Specimen>
      <Specimen of="figure">
        <p className={figure}>1.234</p>
      </Specimen>
    </Part>
  );
}
