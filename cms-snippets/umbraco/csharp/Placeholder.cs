// The HTML of a placeholder, as shared-runtime/src/editors/placeholder.ts writes it. placeholder.cases.json next to that
// file has inputs and outputs that both give. Knows no CMS, and needs nothing but .NET itself.

using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.RegularExpressions;

namespace Lederkredsen
{
    public static class Placeholder
    {
        /// <summary>
        /// A div with the widget's name, what differs from the defaults, and a link to the tool's own page. The arguments
        /// are JSON: objects are dictionaries in their order, lists are enumerable.
        /// </summary>
        public static string Html(IDictionary<string, object> tool, IDictionary<string, object> values)
        {
            var name = TextOf(tool["name"]);
            var attributes = string.Concat(Attributes(name, tool, values).Select(a => $" {a.Key}=\"{Escaped(a.Value)}\""));
            var profile = ObjectAt(tool, "profile");
            var homes = ObjectAt(profile, "homes");
            var value = TextAt(ObjectAt(values, "props"), TextAt(homes, "prop") ?? "") ?? "";
            var pages = ObjectAt(homes, "of");
            var page = pages.ContainsKey(value) ? ObjectAt(pages, value) : profile;
            var href = TextOf(values["host"]) + (TextAt(page, "home") ?? "/embed/" + name);
            var text = TextAt(page, "linkText") ?? "Åbn " + (TextAt(profile, "title") ?? name);
            return $"<div{attributes}><a href=\"{Escaped(href)}\">{Escaped(text)}</a></div>";
        }

        /// <summary>In their order: the name, the settings of the loader, the props as in the schema.</summary>
        private static IEnumerable<KeyValuePair<string, string>> Attributes(
            string name, IDictionary<string, object> tool, IDictionary<string, object> values)
        {
            yield return Pair("data-widget", name);
            foreach (var setting in Settings)
            {
                var value = TextAt(values, setting.Key) ?? "";
                if (value != "" && value != setting.Value) yield return Pair("data-widget-" + setting.Key, value);
            }
            var props = ObjectAt(values, "props");
            foreach (var prop in ObjectAt(ObjectAt(tool, "schema"), "properties"))
            {
                // A name that is not one of a prop could end the attribute.
                if (!Regex.IsMatch(prop.Key, @"\A[A-Za-z][A-Za-z0-9]*\z")) continue;
                var schema = prop.Value as IDictionary<string, object>;
                var text = AttributeText(ValueAt(schema, "default"), ValueAt(props, prop.Key));
                if (text != null) yield return Pair(AttributeOf(prop.Key), text);
            }
        }

        private static readonly KeyValuePair<string, string>[] Settings =
        {
            Pair("version", "stable"), Pair("load", "visible"), Pair("fallback", "message"),
        };

        /// <summary>jobTitleEnabled -> data-job-title-enabled</summary>
        private static string AttributeOf(string prop)
        {
            return "data-" + Regex.Replace(prop, "[A-Z]", letter => "-" + letter.Value.ToLowerInvariant());
        }

        /// <summary>The text of a prop's attribute; null if the value is null, blank or the default.</summary>
        private static string AttributeText(object standard, object value)
        {
            if (value == null) return null;
            var given = value as string;
            if (given != null && given.All(letter => char.IsWhiteSpace(letter) || letter == '\uFEFF')) return null;
            var text = TextOf(value);
            return standard != null && TextOf(standard) == text ? null : text;
        }

        private static string TextOf(object value)
        {
            return value as string ?? Json(value);
        }

        /// <summary>
        /// JSON without a backslash, since WordPress removes it: quotation marks of a text become ”, and control
        /// characters blanks.
        /// </summary>
        private static string Json(object value)
        {
            if (value == null) return "null";
            if (value is bool) return (bool)value ? "true" : "false";
            var text = value as string;
            if (text != null) return "\"" + Regex.Replace(text.Replace('"', '”'), @"[\\\p{Cc}]", " ") + "\"";
            var members = value as IDictionary<string, object>;
            if (members != null)
                return "{" + string.Join(",", members.Select(member => Json(member.Key) + ":" + Json(member.Value))) + "}";
            var items = value as IEnumerable;
            if (items != null) return "[" + string.Join(",", items.Cast<object>().Select(Json)) + "]";
            var number = Convert.ToDouble(value, CultureInfo.InvariantCulture);
            return number.ToString("R", CultureInfo.InvariantCulture).ToLowerInvariant();
        }

        private static string Escaped(string text)
        {
            return text.Replace("&", "&amp;").Replace("\"", "&quot;").Replace("<", "&lt;").Replace(">", "&gt;")
                .Replace("\n", "&#10;");
        }

        private static KeyValuePair<string, string> Pair(string key, string value)
        {
            return new KeyValuePair<string, string>(key, value);
        }

        private static object ValueAt(IDictionary<string, object> parent, string key)
        {
            object value;
            return parent != null && parent.TryGetValue(key, out value) ? value : null;
        }

        private static string TextAt(IDictionary<string, object> parent, string key)
        {
            return ValueAt(parent, key) as string;
        }

        private static IDictionary<string, object> ObjectAt(IDictionary<string, object> parent, string key)
        {
            return ValueAt(parent, key) as IDictionary<string, object> ?? new Dictionary<string, object>();
        }
    }
}
