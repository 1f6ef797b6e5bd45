// The placeholder of the tool that an editor chose in Umbraco 17 or 18.

using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json;
using Microsoft.AspNetCore.Html;
using Umbraco.Cms.Core.Models.PublishedContent;

namespace Lederkredsen
{
    public static class WidgetView
    {
        /// <summary>Nothing if no tool is chosen, or what is stored cannot be read.</summary>
        public static IHtmlContent Html(IPublishedElement content, string alias = "widget")
        {
            var stored = content.GetProperty(alias)?.GetSourceValue()?.ToString();
            return new HtmlString(string.IsNullOrWhiteSpace(stored) ? "" : OfStored(stored));
        }

        private static string OfStored(string stored)
        {
            try
            {
                using (var document = JsonDocument.Parse(stored))
                {
                    var widget = ValueOf(document.RootElement) as IDictionary<string, object>;
                    if (widget == null || !widget.ContainsKey("tool") || !widget.ContainsKey("values")) return "";
                    var values = (IDictionary<string, object>)widget["values"];
                    var isAddress = Uri.TryCreate(values["host"] as string, UriKind.Absolute, out var host)
                        && (host.Scheme == Uri.UriSchemeHttps || host.Scheme == Uri.UriSchemeHttp);
                    return isAddress ? Placeholder.Html((IDictionary<string, object>)widget["tool"], values) : "";
                }
            }
            catch (Exception error) when (error is JsonException || error is InvalidCastException || error is KeyNotFoundException)
            {
                return "";
            }
        }

        private static object ValueOf(JsonElement element)
        {
            switch (element.ValueKind)
            {
                case JsonValueKind.Object:
                    return element.EnumerateObject().ToDictionary(member => member.Name, member => ValueOf(member.Value));
                case JsonValueKind.Array:
                    return element.EnumerateArray().Select(ValueOf).ToList();
                case JsonValueKind.String:
                    return element.GetString();
                case JsonValueKind.Number:
                    return element.GetDouble();
                case JsonValueKind.True:
                    return true;
                case JsonValueKind.False:
                    return false;
                default:
                    return null;
            }
        }
    }
}
